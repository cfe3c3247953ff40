// The layers of docs/architecture.md as rules. Each comment says what to do instead.
const order = require('./scripts/feature-order.json');

const feature = (word) => `^apps/api/src/features/${word}/`;
const sharesTables = '^apps/api/src/features/(learning|library)/.*\\.(repository|read-model)\\.ts$';
const inOrder = order.map((word, i) => ({
  name: `server-feature-order:${word}`,
  severity: 'error',
  comment: 'Pass the fact in from the caller, move the rule down, or append to the activity log.',
  from: { path: feature(word), pathNot: '\\.test\\.ts$' },
  to: { path: feature(`(${order.slice(i + 1).join('|') || '$^'})`) },
}));

/** The folders of a feature in layers, the lowest first: none imports a folder above it. */
const LAYERS = {
  catalogue: ['tree', 'courses', 'search', 'modules', 'next'],
  library: ['files', 'media', 'read', 'import', 'export', 'archive', 'own', 'authoring', 'documents'],
  copilot: ['words', 'memory', 'request', 'knowledge', 'making', 'skills', 'engines', 'conversation'],
  simulations: ['judge', 'conversation', 'scenes', 'attempts', 'spoken'],
  quizzes: ['reviews', 'attempts/state', 'attempts/marking', 'attempts', 'daily', 'insight', 'past'],
};
const folders = Object.entries(LAYERS).flatMap(([word, layers]) => {
  // Of a folder with layers of its own only the files that lie in it directly are meant.
  const within = (layer) => (layers.some((other) => other.startsWith(`${layer}/`)) ? `${layer}/[^/]+$` : `${layer}/`);
  return layers.map((layer, i) => ({
    name: `folder-order:${word}/${layer}`,
    severity: 'error',
    comment: 'Move what both need to the lower folder, or hand it in.',
    from: { path: feature(word) + within(layer), pathNot: '\\.test\\.ts$' },
    to: {
      path: `${feature(word)}(${
        layers
          .slice(i + 1)
          .map(within)
          .join('|') || '$^'
      })`,
    },
  }));
});

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Move what both need to a third file below them.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contract-is-leaf',
      severity: 'error',
      comment: 'The contract imports zod only.',
      from: { path: '^packages/contract/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/|^packages/(?!contract/)|node_modules/(?!zod/)' },
    },
    {
      name: 'packages-not-to-apps',
      severity: 'error',
      comment: 'Packages stand below the apps.',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'identity-service-without-http',
      severity: 'error',
      comment: 'The service knows the protocol; routes live in the API.',
      from: { path: '^packages/identity-service/' },
      to: { path: 'node_modules/(@fastify/|fastify/)' },
    },
    {
      name: 'question-formats-need-the-contract-only',
      severity: 'error',
      comment: 'A format is read and written without a database: hand in what else it needs.',
      from: { path: '^packages/question-formats/' },
      to: { path: '^packages/(?!contract/|question-formats/)|node_modules/(drizzle-orm|pg|fastify|@fastify)/' },
    },
    {
      name: 'web-not-to-api',
      severity: 'error',
      comment: 'Share it by the contract.',
      from: { path: '^apps/web/', pathNot: '(\\.journey\\.test\\.tsx|/testing/)' },
      to: { path: '^apps/api/' },
    },
    {
      name: 'api-not-to-web',
      severity: 'error',
      comment: 'Share it by the contract.',
      from: { path: '^apps/api/' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'server-feature-by-door',
      severity: 'error',
      comment: 'Another feature is entered by its index.ts; tables are reached for foreign keys only.',
      from: {
        path: '^apps/api/src/features/([^/]+)/',
        pathNot: ['\\.(tables|test|factory)\\.ts$', sharesTables],
      },
      to: { path: '^apps/api/src/features/', pathNot: ['^apps/api/src/features/$1/', '/index\\.ts$'] },
    },
    {
      name: 'queries-of-a-library',
      severity: 'error',
      comment: "Only the queries of learning and library name the catalogue's tables (decision 0052).",
      from: { path: sharesTables },
      to: {
        path: '^apps/api/src/features/',
        pathNot: ['^apps/api/src/features/$1/', '/index\\.ts$', `${feature('catalogue')}[^/]+\\.tables\\.ts$`],
      },
    },
    {
      name: 'factories-are-for-tests',
      severity: 'error',
      comment: 'Factories make data for tests; the product makes its own by acts.',
      from: { path: '^(apps/api|packages)/', pathNot: '\\.(test|factory)\\.ts$|/testing/' },
      to: { path: '\\.factory\\.ts$' },
    },
    {
      name: 'tables-reach-tables-only',
      severity: 'error',
      comment: 'A table may name a lower table, nothing else of a feature.',
      from: { path: '\\.tables\\.ts$' },
      to: { path: '^apps/api/src/features/', pathNot: '\\.tables\\.ts$' },
    },
    {
      name: 'sql-only-below',
      severity: 'error',
      comment: 'Put the query into the repository or a read model.',
      from: { path: '^apps/api/src/features/', pathNot: '\\.(repository|read-model|tables|factory|test)\\.ts$' },
      to: { path: 'node_modules/(drizzle-orm|pg)/' },
    },
    {
      name: 'http-only-in-routes',
      severity: 'error',
      comment: 'Acts take values and return values.',
      from: { path: '^apps/api/src/features/', pathNot: '\\.(routes|test)\\.ts$' },
      to: {
        path: 'node_modules/(fastify|@fastify)/|^apps/api/src/platform/(http/serve(-events)?|files/serve-file)\\.ts$',
      },
    },
    {
      name: 'repositories-decide-nothing',
      severity: 'error',
      comment: 'Acts call repositories, not the other way round.',
      from: { path: '\\.(repository|read-model)\\.ts$' },
      to: { path: '\\.routes\\.ts$|^apps/api/src/adapters/' },
    },
    {
      name: 'platform-below-features',
      severity: 'error',
      comment: 'Platform and adapters know no domain word; hand the function in from composition.',
      from: { path: '^apps/api/src/(platform|adapters|security)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/(features/|composition/|server\\.ts)' },
    },
    {
      name: 'web-features-do-not-meet',
      severity: 'error',
      comment: 'The screen renders both, or the answer carries the fact.',
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: '\\.journey\\.test\\.tsx$' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-features-below-screens',
      severity: 'error',
      comment: 'Pass it in by a prop.',
      from: { path: '^apps/web/src/features/', pathNot: '\\.journey\\.test\\.tsx$' },
      to: { path: '^apps/web/src/(screens|app)/' },
    },
    {
      name: 'screens-below-app',
      severity: 'error',
      comment: 'Pass it in by the route.',
      from: { path: '^apps/web/src/screens/', pathNot: '\\.journey\\.test\\.tsx$' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'ui-knows-no-domain',
      severity: 'error',
      comment: 'ui takes values and callbacks.',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^apps/web/src/(features|screens|app)/|^packages/contract/src/(?!brand|text/text-marks)' },
    },
    {
      name: 'web-platform-below-everything',
      severity: 'error',
      comment: 'Hand it in from app.',
      from: { path: '^apps/web/src/platform/' },
      to: { path: '^apps/web/src/(features|screens|app|ui)/|node_modules/(react-dom)/' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      comment: 'Nothing uses this file: delete it.',
      from: {
        orphan: true,
        pathNot:
          '(^apps/web/public/.*|\\.test\\.tsx?|testing/setup\\.ts|\\.spec\\.ts|\\.config\\.ts|\\.d\\.ts|\\.cjs|/worker\\.ts|\\.worklet\\.ts|schema\\.ts|/commands/.*|main\\.tsx|\\.gallery\\.tsx|sw\\.ts|endless-writer\\.ts|/library\\.ts|locale/trans\\.tsx|custom-token\\.ts)$',
      },
      to: {},
    },
    ...inOrder,
    ...folders,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|migrations)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
