export default function Month({ number }: { number: number }) {
  const name = new Date(Date.UTC(2024, number - 1)).toLocaleString('en', { month: 'long', timeZone: 'UTC' });
  return <em>{name}</em>;
}
