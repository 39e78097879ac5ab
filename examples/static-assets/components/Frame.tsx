import nebula from '../docs/images/nebula.png';

export default function Frame() {
  return (
    <figure>
      <img src={nebula} alt="Imported by a component" />
      <img src="./images/moon.svg" alt="Written in a component" />
    </figure>
  );
}
