export function Swatch({ name }: { name: string }) {
  return (
    <span className="underline decoration-orange-700 decoration-wavy">
      {name}
    </span>
  );
}
