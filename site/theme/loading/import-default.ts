/** All that the framework's packages for browsers take from `tslib`. */
export function __importDefault(module: {readonly __esModule?: boolean}): object {
  return module.__esModule ? module : {default: module};
}
