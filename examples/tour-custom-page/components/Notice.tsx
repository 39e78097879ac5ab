export default function Notice({ text }: { text: string }) {
  return <aside className="notice">{text}</aside>;
}
