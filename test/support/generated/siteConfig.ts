import {assemble} from '../../../plugins/assemble';
import {site, theme} from '../../../config/site';

/** The real configuration, as the client would read it. */
export default assemble(site, theme, process.cwd());
