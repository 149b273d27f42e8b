/**
 * Refuses migrations that block a busy table, rewrite it, or break the servers of the release before, which run on
 * while the new ones start (docs/operations.md, decision 0095). Each rule says why and how to do it instead.
 */
export const rules = {
  'type-change': [
    'changing the type of a column rewrites the table and breaks the release before',
    'add a new column, write both, copy in batches by a job, and drop the old one as a contract step',
  ],
  'column-rewrite': [
    'a column whose value differs from row to row rewrites the table',
    'add it without a default, fill it in batches by a job, then set the default',
  ],
  'column-required': [
    'the release before inserts rows without this column',
    'give it a constant DEFAULT, or let it be null until the next release',
  ],
  'table-rewrite': ['this rewrites the table', 'create a new table beside it and move the rows by a job'],
  'not-null-scan': [
    'SET NOT NULL reads the whole table while nobody can use it',
    'add CONSTRAINT … CHECK (column IS NOT NULL) NOT VALID, validate it in a later migration, then SET NOT NULL',
  ],
  'constraint-scan': [
    'a new constraint reads the whole table while nobody can write to it',
    'add it as ADD CONSTRAINT … NOT VALID and validate it in a migration of its own',
  ],
  'validate-apart': [
    'together with other changes of the table, VALIDATE CONSTRAINT reads it while nobody can use it',
    'put it into a later migration, "-- outside a transaction"',
  ],
  'constraint-index': [
    'this constraint builds its index while nobody can use the table',
    'build a unique index CONCURRENTLY, then ADD CONSTRAINT … USING INDEX in a later migration',
  ],
  'index-lock': [
    'nobody can write to the table while the index is built, dropped or built again',
    'put it into a migration "-- outside a transaction", CONCURRENTLY and IF [NOT] EXISTS',
  ],
  'concurrent-form': [
    'CONCURRENTLY works only outside a transaction and has to be repeatable after a crash',
    'mark the migration "-- outside a transaction" and write CREATE INDEX CONCURRENTLY IF NOT EXISTS name or DROP INDEX CONCURRENTLY IF EXISTS name',
  ],
  'outside-only': [
    'what is not in a transaction is done again after a crash',
    'outside a transaction there is only CREATE INDEX CONCURRENTLY IF NOT EXISTS, DROP INDEX CONCURRENTLY IF EXISTS and VALIDATE CONSTRAINT, each ending its own line',
  ],
  'row-locks': [
    'changing many rows keeps them locked until the migration ends',
    'change them in batches by a job',
  ],
  'table-lock': ['nobody else can use the table until the migration ends', 'do without the lock'],
  'breaks-release-before': [
    'the release before still uses what this removes or renames',
    'stop using it in one release, and remove it in a later one by a migration marked "-- contract of NNNN_name.sql", which names the migration of that release',
  ],
  'contract-of': [
    'a contract step names an earlier migration, of the release that stopped using what it removes',
    'write "-- contract of NNNN_name.sql" with the name of that file',
  ],
  'definition-apart': [
    'functions and views stand in server/sql, where they can be read as they are now',
    'write CREATE OR REPLACE FUNCTION or VIEW there, and a new trigger beside its function as CREATE OR REPLACE TRIGGER; only what an index, a column or a constraint of the same migration calls stays in it',
  ],
  'definition-form': [
    'whatever stands in server/sql is applied again and again',
    'write only CREATE OR REPLACE FUNCTION, VIEW or TRIGGER there, and anything else in a migration',
  ],
  'hidden-statements': [
    'what a DO block does cannot be checked',
    'write the statements one by one, or do it in a job',
  ],
  'not-sql': ['PostgreSQL cannot read it', 'mend the syntax'],
}

/** Rows of these are few for good: settings of the platform, one row for each legal text, month or kind. */
export const smallTables = new Set(
  `announcements counting default_changes exchange_rates legal_versions migrations payout_files payout_runs rate_counts
   rebuild_due search_writing settings statement_numbers status_days status_now troubles visitor_salts`.split(
    /\s+/,
  ),
)
