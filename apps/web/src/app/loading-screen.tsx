/** Shows while it is not known yet who is signed in. */
export function LoadingScreen() {
  return <output>Loading</output>;
}
