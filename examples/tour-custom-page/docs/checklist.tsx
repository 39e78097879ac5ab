import { Helmet } from 'rspress/runtime';

export const frontmatter = {
  pageType: 'blank',
};

export default function Checklist() {
  return (
    <>
      <Helmet>
        <title>Checklist | Trail notes</title>
      </Helmet>
      <h1>Checklist</h1>
      <p>Water, map, rain jacket.</p>
    </>
  );
}
