"""OpenStack Swift as Debian packs it, all of it in one process: proxy with s3api, account, container and object server.

swift-server.py <folder> <port> <key> <secret>: the proxy answers at the port, the others at the three ports after it.
"""

import array
import os
import sys

import eventlet

eventlet.monkey_patch()

from eventlet import wsgi  # noqa: E402
from swift.common.ring import RingData  # noqa: E402
from swift.common.wsgi import loadapp  # noqa: E402

folder, port, key, secret = sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4]
user, group = key.split(':')
kinds = ('account', 'container', 'object')
os.makedirs(os.path.join(folder, 'devices', 'd0'), exist_ok=True)

for at, kind in enumerate(kinds, start=1):
    device = {'id': 0, 'region': 1, 'zone': 1, 'weight': 1, 'device': 'd0', 'ip': '127.0.0.1', 'port': port + at}
    device.update(replication_ip='127.0.0.1', replication_port=port + at)
    RingData([array.array('H', [0])], [device], 32).save(os.path.join(folder, kind + '.ring.gz'))

common = 'swift_dir = %s\ndevices = %s/devices\nmount_check = false\nfallocate_reserve = 0\nlog_level = WARNING\n' % (folder, folder)
filters = 'catch_errors cache s3api tempauth slo'
proxy = '[DEFAULT]\n%s[pipeline:main]\npipeline = %s proxy-server\n' % (common, filters)
proxy += '[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n'
for name in filters.split():
    proxy += '[filter:%s]\nuse = egg:swift#%s\n' % (name, {'cache': 'memcache'}.get(name, name))
    if name == 'tempauth':
        proxy += 'user_%s_%s = %s .admin\n' % (user, group, secret)
    if name == 's3api':
        proxy += 's3_acl = false\nallow_multipart_uploads = true\n'


def serve(name, text, at):
    path = os.path.join(folder, name + '.conf')
    with open(path, 'w') as file:
        file.write(text)
    app = loadapp(path)
    listener = eventlet.listen(('127.0.0.1', at))
    eventlet.spawn(wsgi.server, listener, app, log_output=False, keepalive=True)


for at, kind in enumerate(kinds, start=1):
    serve(kind, '[DEFAULT]\n%s[pipeline:main]\npipeline = app\n[app:app]\nuse = egg:swift#%s\n' % (common, kind), port + at)
serve('proxy', proxy, port)
while True:
    eventlet.sleep(3600)
