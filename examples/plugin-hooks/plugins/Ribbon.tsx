export default function Ribbon({ text }: { text: string }) {
  return <aside className="ribbon">{text}</aside>;
}
