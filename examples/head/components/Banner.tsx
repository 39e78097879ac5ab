export default function Banner({ text }: { text: string }) {
  return <aside className="banner">{text}</aside>;
}
