export default function ToolStack() { return null; }
