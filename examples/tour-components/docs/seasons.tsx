export const frontmatter = {
  title: 'Seasons',
  description: 'Which walk is open in which months',
};

const walks = [
  { name: 'Lake loop', open: 'all year' },
  { name: 'Ridge path', open: 'May to October' },
];

export default function Seasons() {
  return (
    <>
      <h1>Seasons</h1>
      <ul>
        {walks.map((walk) => (
          <li key={walk.name}>
            {walk.name}: {walk.open}
          </li>
        ))}
      </ul>
    </>
  );
}
