export const frontmatter = {
  title: 'Ladders',
};

export default function Ladders() {
  return <p className="ladders">Bought with orchard %VERSION%.</p>;
}
