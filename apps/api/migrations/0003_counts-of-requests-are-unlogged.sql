-- Counts of requests are not worth a write to the log: after a crash of the database they begin anew.
ALTER TABLE "request_limits" SET UNLOGGED;
