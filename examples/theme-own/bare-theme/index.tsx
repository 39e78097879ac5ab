import { Content } from 'rspress/runtime';

const Layout = () => <Content />;

export default { Layout };
