// Where the identity library keeps who is signed in.
const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';
const KEY = 'firebase:authUser:';

/**
 * Whether the identity library has a sign-in that this application's own mark does not tell of: the mark is gone when
 * a browser cleared one kind of storage only.
 */
export async function hasStoredSignIn(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === DATABASE)) return false;
    const database = await finished(indexedDB.open(DATABASE));
    try {
      if (!database.objectStoreNames.contains(STORE)) return false;
      const keys = await finished(database.transaction(STORE).objectStore(STORE).getAllKeys());
      return keys.some((key) => String(key).startsWith(KEY));
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
