import {assemble} from './plugins/assemble';
import {site, theme} from './config/site';

export default assemble(site, theme, __dirname);
