import { Layout } from './Layout';
import './ferry.css';

export default { Layout };

// Rspress itself takes parts of the theme by name, so all of them have to be there.
export * from 'rspress/theme';
