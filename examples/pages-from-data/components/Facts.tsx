export default function Facts({ hours }: { hours: number }) {
  return <p className="facts">{`Takes ${hours} hours`}</p>;
}
