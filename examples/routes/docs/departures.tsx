import { Clock } from './components/Clock';

export const frontmatter = {
  title: 'Departures',
  description: 'The next boats from the old harbour',
};

export default function Departures() {
  return (
    <ul className="departures">
      <li>
        North <Clock at="07:15" />
      </li>
      <li>
        South <Clock at="07:40" />
      </li>
    </ul>
  );
}
