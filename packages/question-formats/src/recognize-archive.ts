/** What an archive is, told by the names in it and by its manifest. */
export type ArchiveKind =
  | 'word'
  | 'excel'
  | 'powerpoint'
  | 'open_document'
  | 'h5p'
  | 'scorm_1_2'
  | 'scorm_2004'
  | 'aicc'
  | 'common_cartridge'
  | 'blackboard'
  | 'canvas'
  | 'moodle_backup'
  | 'qti'
  | 'markdown'
  | 'unknown';

/** What people call it. */
export const ARCHIVE_NAMES: Record<ArchiveKind, string> = {
  word: 'a Word document',
  excel: 'an Excel workbook',
  powerpoint: 'a PowerPoint presentation',
  open_document: 'an OpenDocument file',
  h5p: 'an H5P package',
  scorm_1_2: 'a SCORM 1.2 course',
  scorm_2004: 'a SCORM 2004 course',
  aicc: 'an AICC course',
  common_cartridge: 'a Common Cartridge',
  blackboard: 'a Blackboard export',
  canvas: 'a Canvas export',
  moodle_backup: 'a Moodle backup',
  qti: 'a QTI package',
  markdown: 'a folder of Markdown files',
  unknown: 'a ZIP archive',
};

/** Names that only one kind of archive has, the surest first. */
const NAMES: readonly (readonly [kind: ArchiveKind, pattern: RegExp])[] = [
  ['word', /^word\/document\.xml$/],
  ['excel', /^xl\/workbook\.(?:xml|bin)$/],
  ['powerpoint', /^ppt\/presentation\.xml$/],
  ['h5p', /^(?:[^/]+\/)?h5p\.json$/],
  ['moodle_backup', /^(?:[^/]+\/)?moodle_backup\.xml$/],
  ['canvas', /(?:^|\/)(?:assessment_meta\.xml|non_cc_assessments\/|course_settings\/canvas_export\.txt)/],
  ['blackboard', /^(?:[^/]+\/)?(?:\.bb-package-info|\.bb-package-sig|res\d{5}\.dat)$/],
  ['open_document', /^META-INF\/manifest\.xml$/],
];

const MANIFEST = /^(?:[^/]+\/)?imsmanifest\.xml$/i;
const AICC_ENDINGS = ['.au', '.crs', '.cst', '.des'];

/** `manifest`: the text of imsmanifest.xml, which tells courses apart that have the same names in them. */
export function recognizeArchive(entryNames: readonly string[], manifest = ''): ArchiveKind {
  const names = entryNames.filter((name) => !name.startsWith('__MACOSX/'));
  const sure = NAMES.find(([, pattern]) => names.some((name) => pattern.test(name)));
  if (sure) return sure[0];
  if (names.some((name) => MANIFEST.test(name))) return kindOfManifest(manifest.slice(0, 20_000), names);
  const endings = new Set(names.map((name) => name.slice(name.lastIndexOf('.')).toLowerCase()));
  if (AICC_ENDINGS.every((ending) => endings.has(ending))) return 'aicc';
  if (endings.has('.md') && !endings.has('.xml')) return 'markdown';
  return endings.has('.xml') ? 'qti' : 'unknown';
}

function kindOfManifest(manifest: string, names: readonly string[]): ArchiveKind {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (/blackboard\.com|xmlns:bb=/i.test(manifest)) return 'blackboard';
  if (/imsccv?\d|imscc_|<schema>\s*IMS (?:Thin )?Common Cartridge/i.test(manifest)) return 'common_cartridge';
  if (/imsqti|qti(?:asi)?v\d|QTI/i.test(manifest)) return 'qti';
  if (/adlcp_v1p3|adlseq_v1p3|<schemaversion>\s*(?:2004|CAM)/i.test(manifest)) return 'scorm_2004';
  if (/adlcp_rootv1p2|ADL SCORM/i.test(manifest) || has(/(?:^|\/)adlcp_rootv1p2\.xsd$/)) return 'scorm_1_2';
  return has(/(?:^|\/)adlcp_v1p3\.xsd$/) ? 'scorm_2004' : 'qti';
}
