import registry from '@generated/registry';
import type {Registry} from '@docusaurus/types';
import {nameModules} from './nameModules';

/** The registry of chunks as the static generator needs it, in the place of the generated one. */
const named: Registry = nameModules(registry);

export default named;
