/** A module as seen by `require`. */
interface Module {
  __esModule?: boolean;
  default?: unknown;
}

/**
 * Helper of compiled TypeScript: the default export of a module of either kind.
 *
 * @param module - What `require` returned.
 */
export function __importDefault(module: Module | undefined): Module {
  return module?.__esModule === true ? module : {default: module};
}
