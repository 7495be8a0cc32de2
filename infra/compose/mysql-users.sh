#!/bin/sh
# At the first start of the database: a user and a database for each service, and none sees another's.
set -eu
for service in $SERVICES; do
  name="groundwork_$service"
  mysql -uroot -p"$MYSQL_ROOT_PASSWORD" <<SQL
CREATE DATABASE IF NOT EXISTS $name CHARACTER SET utf8mb4;
CREATE USER IF NOT EXISTS '$name'@'%' IDENTIFIED BY '$DATABASE_PASSWORD';
GRANT ALL PRIVILEGES ON $name.* TO '$name'@'%';
SQL
done
