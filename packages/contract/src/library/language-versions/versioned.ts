/** What there can be a version of in another language. */
export const versionedKinds = ['content', 'module', 'chapter', 'course', 'glossary', 'organization'] as const;
export type VersionedKind = (typeof versionedKinds)[number];
