import {useEffect, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {isOutdated} from '@site/src/enhance/outdated';

/**
 * Offers to reload the page where something could not be loaded because the site was deployed anew.
 *
 * @param props - `children` say that it could not be loaded, and are shown for all other reasons; `className` is that
 *   of the button.
 */
export default function Outdated({children, className}: {children: ReactNode; className?: string}): ReactNode {
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    let left = false;
    void isOutdated().then((found) => !left && setOutdated(found));
    return () => {
      left = true;
    };
  }, []);
  if (!outdated) return children;
  return (
    <>
      <p>
        <Translate id="site.outdated" description="Shown when files of the page are gone since the site was deployed">
          The site has been updated since you opened this page.
        </Translate>
      </p>
      <button type="button" className={className} onClick={() => window.location.reload()}>
        <Translate id="site.outdated.reload" description="Button that reloads the page after the site was deployed">
          Reload the page
        </Translate>
      </button>
    </>
  );
}
