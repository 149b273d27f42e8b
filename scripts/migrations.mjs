import { readdirSync, readFileSync } from 'node:fs'
import { loadModule } from 'libpg-query'
import { findDefinitionFaults, findMigrationFaults } from './migration-faults.mjs'
import { rules } from './migration-rules.mjs'
import { inRoot } from './paths.mjs'

/** Those before were written when every deploy stopped all servers. */
const firstChecked = '0105'

await loadModule()

// Each of these examples must be refused by its rule, because a mistake in the rules could otherwise let everything pass.
const outside = '-- outside a transaction\n'
const wrong = [
  ['type-change', 'ALTER TABLE bookings ALTER COLUMN notes TYPE varchar(10)'],
  ['column-rewrite', 'ALTER TABLE bookings ADD COLUMN token uuid DEFAULT gen_random_uuid()'],
  ['column-rewrite', 'ALTER TABLE bookings ADD COLUMN seen_at timestamptz DEFAULT clock_timestamp()'],
  ['column-rewrite', 'ALTER TABLE bookings ADD COLUMN number bigint GENERATED ALWAYS AS IDENTITY'],
  ['column-rewrite', 'ALTER TABLE bookings ADD COLUMN whole text GENERATED ALWAYS AS (first || last) STORED'],
  ['column-rewrite', 'ALTER TABLE bookings ADD COLUMN number bigserial'],
  ['column-required', 'ALTER TABLE bookings ADD COLUMN source text NOT NULL'],
  ['column-required', 'ALTER TABLE settings ADD COLUMN source text NOT NULL'],
  ['table-rewrite', 'ALTER TABLE bookings SET UNLOGGED'],
  ['table-rewrite', 'VACUUM FULL bookings'],
  ['table-rewrite', 'CLUSTER bookings USING bookings_pkey'],
  ['not-null-scan', 'ALTER TABLE bookings ALTER COLUMN notes SET NOT NULL'],
  ['not-null-scan', 'ALTER TABLE bookings ADD CONSTRAINT full_notes NOT NULL notes'],
  ['constraint-scan', 'ALTER TABLE bookings ADD CONSTRAINT short CHECK (length(notes) < 10)'],
  ['constraint-scan', 'ALTER TABLE bookings ADD CONSTRAINT of FOREIGN KEY (hotel_id) REFERENCES hotels'],
  ['constraint-scan', 'ALTER TABLE bookings ADD COLUMN group_id uuid REFERENCES groups'],
  ['constraint-scan', 'ALTER TABLE bookings ADD COLUMN fee bigint NOT NULL DEFAULT 0 CHECK (fee >= 0)'],
  [
    'validate-apart',
    'ALTER TABLE bookings ADD CONSTRAINT a CHECK (x) NOT VALID; ALTER TABLE bookings VALIDATE CONSTRAINT a',
  ],
  ['constraint-index', 'ALTER TABLE bookings ADD CONSTRAINT once UNIQUE (reference)'],
  ['constraint-index', 'ALTER TABLE bookings ADD COLUMN code text UNIQUE'],
  ['index-lock', 'CREATE INDEX bookings_x ON bookings (x)'],
  ['index-lock', 'DROP INDEX bookings_x'],
  ['index-lock', 'REINDEX TABLE bookings'],
  ['concurrent-form', 'CREATE INDEX CONCURRENTLY IF NOT EXISTS bookings_x ON bookings (x)'],
  ['concurrent-form', `${outside}CREATE INDEX CONCURRENTLY bookings_x ON bookings (x);`],
  ['concurrent-form', `${outside}DROP INDEX CONCURRENTLY bookings_x;`],
  ['outside-only', `${outside}ALTER TABLE bookings ADD COLUMN x text;`],
  ['outside-only', `${outside}DROP INDEX CONCURRENTLY IF EXISTS a; DROP INDEX CONCURRENTLY IF EXISTS b;`],
  ['row-locks', "UPDATE bookings SET notes = ''"],
  ['row-locks', 'DELETE FROM bookings WHERE notes IS NULL'],
  ['table-lock', 'LOCK TABLE bookings IN SHARE MODE'],
  ['table-lock', 'TRUNCATE bookings'],
  ['breaks-release-before', 'DROP TABLE bookings'],
  ['breaks-release-before', 'DROP VIEW commission_figures'],
  ['breaks-release-before', 'DROP FUNCTION fold(text)'],
  ['breaks-release-before', 'ALTER TABLE bookings DROP COLUMN notes'],
  ['breaks-release-before', 'ALTER TABLE settings DROP COLUMN value'],
  ['breaks-release-before', 'ALTER TABLE bookings RENAME COLUMN notes TO remarks'],
  ['breaks-release-before', 'ALTER TABLE bookings RENAME TO reservations'],
  ['breaks-release-before', 'ALTER TABLE bookings ALTER COLUMN notes DROP DEFAULT'],
  ['contract-of', '-- contract of 0999_later.sql\nDROP TABLE bookings'],
  ['definition-apart', 'CREATE OR REPLACE FUNCTION f() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$'],
  ['definition-apart', 'CREATE VIEW v AS SELECT 1 AS a'],
  ['hidden-statements', 'DO $$ BEGIN DROP TABLE bookings; END $$'],
  ['not-sql', 'ALTER TABLE bookings ADD COLUM notes text'],
]
const right = [
  [
    'CREATE TABLE a (id uuid PRIMARY KEY, n int CHECK (n > 0), h uuid REFERENCES hotels); CREATE INDEX i ON a (n); UPDATE a SET n = 1; ALTER TABLE a ADD UNIQUE (n); DROP INDEX i',
  ],
  [
    "ALTER TABLE bookings ADD COLUMN a text, ADD COLUMN b timestamptz NOT NULL DEFAULT now(), ADD COLUMN c text[] NOT NULL DEFAULT '{}'",
  ],
  ['ALTER TABLE bookings DROP CONSTRAINT known, ADD CONSTRAINT known CHECK (a IN (1, 2)) NOT VALID'],
  [
    'ALTER TABLE settings ADD CONSTRAINT positive CHECK (a > 0); CREATE INDEX s ON settings (a); UPDATE settings SET a = 1',
  ],
  [
    'CREATE FUNCTION f(a int) RETURNS int IMMUTABLE LANGUAGE sql AS $$ SELECT a $$; CREATE TABLE a (n int); CREATE INDEX i ON a (f(n))',
  ],
  ['CREATE FUNCTION pg_temp.f() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$; SELECT pg_temp.f()'],
  ['DROP TRIGGER t ON bookings; CREATE TRIGGER t AFTER INSERT ON bookings EXECUTE FUNCTION refuse_change()'],
  ['CREATE INDEX clicks_x ON ONLY clicks (x)'],
  ['ALTER TABLE bookings ADD CONSTRAINT once UNIQUE USING INDEX bookings_once'],
  [
    `${outside}CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS bookings_once\n  ON bookings (reference);\nDROP INDEX CONCURRENTLY IF EXISTS b;\nALTER TABLE bookings VALIDATE CONSTRAINT known;\n`,
  ],
  ['SELECT 1', '-- contract of 0900_a.sql\nALTER TABLE bookings DROP COLUMN notes; DROP TABLE old'],
  [
    'ALTER TABLE bookings ADD CONSTRAINT full_notes CHECK (notes IS NOT NULL) NOT VALID',
    `${outside}ALTER TABLE bookings VALIDATE CONSTRAINT full_notes;`,
    'ALTER TABLE bookings ALTER COLUMN notes SET NOT NULL, DROP CONSTRAINT full_notes',
  ],
]
for (const [rule, text] of wrong) {
  const found = faultsOf([text]).map((fault) => fault.rule)
  if (found.join() !== rule) fail(`${rule} is expected of: ${text}, but found: ${found.join() || 'nothing'}`)
}
for (const texts of right) {
  const found = faultsOf(texts).map((fault) => fault.rule)
  if (found.length > 0) fail(`${found.join()} refuses: ${texts.join('; ')}`)
}
const repeatable = [
  [true, 'CREATE OR REPLACE VIEW v AS SELECT 1 AS a'],
  [true, 'CREATE OR REPLACE TRIGGER t AFTER INSERT ON bookings EXECUTE FUNCTION f()'],
  [false, 'CREATE VIEW v AS SELECT 1 AS a'],
  [false, 'DROP VIEW v'],
]
for (const [isRight, text] of repeatable) {
  const found = findDefinitionFaults('a.sql', text)
  if ((found.length === 0) !== isRight) fail(`definition-form is wrong about: ${text}`)
}
const third = faultsOf(['SELECT 1;\n\n-- Größe\nDROP TABLE bookings;\n'])[0]
if (third?.line !== 4) fail(`line 4 is expected, but found: ${third?.line}`)

const names = sqlFilesIn('server/migrations')
const checked = names
  .filter((name) => name >= firstChecked)
  .map((name) => [name, textOf('server/migrations', name)])
const definitions = ['server/sql/functions', 'server/sql/views'].flatMap((folder) =>
  sqlFilesIn(folder).map((name) => [`${folder}/${name}`, textOf(folder, name)]),
)
const faults = [
  ...findMigrationFaults(checked, names).map((fault) => ({
    ...fault,
    file: `server/migrations/${fault.file}`,
  })),
  ...definitions.flatMap(([name, text]) => findDefinitionFaults(name, text)),
]
for (const { file, line, rule } of faults) {
  const [why, instead] = rules[rule]
  console.error(`${file}:${line} ${rule}: ${why}.\n  Instead: ${instead}.`)
}
if (faults.length > 0) process.exit(1)
console.log(`${checked.length} migrations can be applied while servers run`)

function sqlFilesIn(folder) {
  return readdirSync(inRoot(folder))
    .filter((name) => name.endsWith('.sql'))
    .sort()
}

function textOf(folder, name) {
  return readFileSync(inRoot(folder, name), 'utf8')
}

function faultsOf(texts) {
  return findMigrationFaults(texts.map((text, index) => [`090${index}_${'abcdef'[index]}.sql`, text]))
}

function fail(message) {
  console.error(`scripts/migration-faults.mjs: ${message}`)
  process.exit(1)
}
