import './curtain.css';

export default function Curtain() {
  return <p className="curtain">Up</p>;
}
