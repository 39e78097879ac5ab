import Theme from 'rspress/theme';
import './tokens.css';

const Layout = () => <Theme.Layout top={<p className="season">Harvest week</p>} />;

export default { ...Theme, Layout };

export * from 'rspress/theme';
