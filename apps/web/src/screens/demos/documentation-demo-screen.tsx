import { NoteWorkspace } from '#features/demos/note/note-workspace.tsx';

/** `/rn-documentation-demo`: a shift note that sorts itself, with a guided tour. */
export function DocumentationDemoScreen() {
  return <NoteWorkspace hasTour />;
}
