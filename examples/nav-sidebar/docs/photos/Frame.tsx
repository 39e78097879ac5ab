export default function Frame() {
  return <figure>A glazed bowl</figure>;
}
