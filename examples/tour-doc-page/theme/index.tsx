import Theme from 'rspress/theme';

const Layout = () => <Theme.Layout afterDocFooter={<p>Text under CC BY 4.0</p>} />;

export default { ...Theme, Layout };

export * from 'rspress/theme';
