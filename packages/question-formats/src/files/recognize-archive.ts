export type ArchiveKind =
  | 'word'
  | 'excel'
  | 'powerpoint'
  | 'opendocument'
  | 'epub'
  | 'h5p'
  | 'scorm_1_2'
  | 'scorm_2004'
  | 'aicc'
  | 'common_cartridge'
  | 'canvas'
  | 'blackboard'
  | 'qti'
  | 'moodle_backup'
  | 'library'
  | 'markdown';

export interface RecognizedArchive {
  readonly kind: ArchiveKind;
  /** What people call it, with its article: 'a Word document'. */
  readonly name: string;
}

interface Sign extends RecognizedArchive {
  isSeen(archive: { names: readonly string[]; manifest: string }): boolean;
}

const has = (names: readonly string[], pattern: RegExp) => names.some((name) => pattern.test(name));
const named =
  (pattern: RegExp) =>
  ({ names }: { names: readonly string[] }) =>
    has(names, pattern);

const MANIFEST = /^([^/]+\/)?imsmanifest\.xml$/i;
const isPackage = ({ names }: { names: readonly string[] }) => has(names, MANIFEST);

/** The first that fits is it: what is more special comes first. */
const signs: readonly Sign[] = [
  {
    kind: 'library',
    name: 'a library',
    isSeen: named(/^([^/]+\/)?(organization|glossary)\.yaml$|(^|\/)module\.yaml$|^([^/]+\/)?(modules|courses)\//),
  },
  { kind: 'word', name: 'a Word document', isSeen: named(/^word\/document\.xml$/) },
  { kind: 'excel', name: 'an Excel workbook', isSeen: named(/^xl\/workbook\.(xml|bin)$/) },
  { kind: 'powerpoint', name: 'a PowerPoint presentation', isSeen: named(/^ppt\/presentation\.xml$/) },
  { kind: 'epub', name: 'an EPUB book', isSeen: named(/^META-INF\/container\.xml$/) },
  {
    kind: 'opendocument',
    name: 'an OpenDocument file',
    isSeen: ({ names }) => names.includes('mimetype') && names.includes('content.xml'),
  },
  { kind: 'h5p', name: 'an H5P package', isSeen: named(/^([^/]+\/)?h5p\.json$/) },
  { kind: 'moodle_backup', name: 'a Moodle backup', isSeen: named(/^(moodle_backup|moodle)\.xml$/) },
  {
    kind: 'canvas',
    name: 'a Canvas export',
    isSeen: named(/(^|\/)(assessment_meta\.xml|non_cc_assessments\/|course_settings\/canvas_export\.txt)/),
  },
  {
    kind: 'blackboard',
    name: 'a Blackboard export',
    isSeen: ({ names, manifest }) =>
      has(names, /^([^/]+\/)?(\.bb-package-info|\.bb-package-sig|res\d{5}\.dat)$/) ||
      /blackboard\.com|xmlns:bb=/i.test(manifest),
  },
  {
    kind: 'scorm_2004',
    name: 'a SCORM 2004 course',
    isSeen: ({ names, manifest }) =>
      isPackage({ names }) &&
      (has(names, /adlcp_v1p3\.xsd$/i) || /adlcp_v1p3|schemaversion>\s*(CAM 1\.3|2004)/i.test(manifest)),
  },
  {
    kind: 'scorm_1_2',
    name: 'a SCORM 1.2 course',
    isSeen: ({ names, manifest }) =>
      isPackage({ names }) && (has(names, /adlcp_rootv1p2\.xsd$/i) || /adlcp_rootv1p2|ADL SCORM/i.test(manifest)),
  },
  {
    kind: 'common_cartridge',
    name: 'a Common Cartridge',
    isSeen: ({ names, manifest }) =>
      isPackage({ names }) &&
      (has(names, /^([^/]+\/)?course_settings\//) || /imsccv1p|imscc_v1p|Common Cartridge/i.test(manifest)),
  },
  { kind: 'qti', name: 'a QTI package', isSeen: isPackage },
  { kind: 'aicc', name: 'an AICC course', isSeen: named(/\.(au|crs|cst)$/i) },
  { kind: 'markdown', name: 'a folder of Markdown files', isSeen: named(/\.(md|markdown)$/i) },
];

/**
 * What an archive is, by the names of its files and, where it has one, the text of its `imsmanifest.xml`; null when
 * that cannot be told.
 */
export function recognizeArchive(entryNames: readonly string[], manifest = ''): RecognizedArchive | null {
  const names = entryNames.filter((name) => !name.endsWith('/') && !name.startsWith('__MACOSX/'));
  const sign = signs.find(({ isSeen }) => isSeen({ names, manifest }));
  return sign ? { kind: sign.kind, name: sign.name } : null;
}
