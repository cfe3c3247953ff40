// Writes rows and says the number of each one that the database acknowledged, until it is killed.
import { openDatabase } from '#platform/database/database.ts';

const { pool } = await openDatabase({ dataDir: process.argv[2]! });
await pool.query('create table written (id int primary key)');
for (let id = 1; ; id++) {
  await pool.query('insert into written values ($1)', [id]);
  process.stdout.write(`${id}\n`);
}
