import nebula from './images/nebula.png';

export default function Workshop() {
  return <img src={nebula} alt="Imported by a page" id="workshop" />;
}
