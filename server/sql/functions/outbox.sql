-- The outbox: what services tell others, and how far each of them has read it.

-- Returns what the snapshot of a consumer did not see. In whatever order transactions commit, nothing is passed over.
CREATE OR REPLACE FUNCTION unread_by(of_consumer text) RETURNS SETOF outbox LANGUAGE sql STABLE AS $$
  SELECT o.* FROM outbox o
  WHERE o.transaction >= (SELECT pg_snapshot_xmin(position) FROM outbox_positions WHERE consumer = of_consumer)
    AND NOT pg_visible_in_snapshot(
      o.transaction, (SELECT position FROM outbox_positions WHERE consumer = of_consumer))
$$;
