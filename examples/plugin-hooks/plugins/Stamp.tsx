import { usePageData } from 'rspress/runtime';

/** Shows what the plugins added to the data of the page. */
export default function Stamp() {
  const { page } = usePageData();
  return (
    <p className="stamp">
      {String(page.firstNote)}, {String(page.secondNote)}
    </p>
  );
}
