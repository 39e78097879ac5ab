export default () => ({ root: `${__dirname}/docs-config` });
