import Theme from 'rspress/theme';
import './index.css';

export default Theme;

export * from 'rspress/theme';
