-- The transaction that mapped the codes of a channel last (decision 0101). A cursor from before it does not cover what
-- the channel sells since, so the channel reads every night again.
ALTER TABLE channel_connections ADD COLUMN mapped_in xid8;
