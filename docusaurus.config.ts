import {assemble} from './config/assemble';
import {site, theme} from './config/site';

export default assemble(site, theme, __dirname);
