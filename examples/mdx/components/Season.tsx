interface SeasonProps {
  month: string;
  children: React.ReactNode;
}

export default function Season({ month, children }: SeasonProps) {
  return (
    <aside className="season" data-month={month}>
      {children}
    </aside>
  );
}
