export default function Lamp({ seconds }: { seconds: number }) {
  return <span className="lamp">one flash in {seconds} s</span>;
}
