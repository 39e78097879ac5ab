export default function Jump() {
  return <button className="jump">Jump</button>;
}
