export function Torque({ nm }: { nm: number }) {
  return <strong>{`${nm} Nm`}</strong>;
}
