export default function Today() {
  return <p>Today is {new Date().toLocaleDateString(navigator.language, { dateStyle: 'full' })}.</p>;
}
