import { NoteWorkspace } from '#features/demos/note/note-workspace.tsx';

/** `/rn-documentation-demo-solo`: the same without the tour. */
export function DocumentationDemoSoloScreen() {
  return <NoteWorkspace hasTour={false} />;
}
