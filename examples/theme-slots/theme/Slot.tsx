/** A labelled box that shows where a slot is. */
export function Slot({ name }: { name: string }) {
  return (
    <div className="slot" data-slot={name}>
      {name}
    </div>
  );
}
