import {assemble} from '../../../config/assemble';
import {site, theme} from '../../../config/site';

/** The real configuration, as the client would read it. */
export default assemble(site, theme, process.cwd());
