interface GaugeProps {
  /** What the needle points to. */
  value: number;
  /**
   * End of the scale.
   * @default 100
   */
  max?: number;
  /** How the number is written. */
  unit?: 'percent' | 'degrees';
  // Has no doc comment, so it is left out of the table.
  debug?: boolean;
  className?: string;
}

/** A round gauge. */
export const Gauge = ({ value, max = 100, unit = 'percent' }: GaugeProps) => (
  <meter value={value} max={max}>
    {value} {unit}
  </meter>
);
