#!/bin/sh
# boot-machine.sh ROOT: starts systemd in a folder with Debian, in the namespaces of the caller.
set -e
cd "$1"
mount --make-rprivate /
mount --bind . .
cd "$1"
mount -t proc proc proc
mount -t sysfs -o ro sysfs sys

# Control groups, so that the limits of a unit hold. Older systems have one tree for each resource.
arguments=
if [ -e /sys/fs/cgroup/cgroup.controllers ]; then
  mount -t cgroup2 cgroup sys/fs/cgroup
else
  arguments='systemd.unified_cgroup_hierarchy=0 systemd.legacy_systemd_cgroup_controller=1'
  mount -t tmpfs -o mode=755 tmpfs sys/fs/cgroup
  for tree in systemd memory pids cpu cpuacct devices; do
    mkdir "sys/fs/cgroup/$tree"
    options=$tree
    if [ $tree = systemd ]; then options=none,name=systemd; fi
    mount -t cgroup -o "$options" cgroup "sys/fs/cgroup/$tree"
  done
fi

mount -t tmpfs -o mode=755 tmpfs dev
for device in null zero full random urandom tty; do
  touch "dev/$device"
  mount --bind "/dev/$device" "dev/$device"
done
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666,mode=620,gid=5 devpts dev/pts
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
mount -t tmpfs tmpfs dev/shm
mount -t tmpfs -o mode=755 tmpfs run
mount -t tmpfs tmpfs tmp

hostname "$(cat etc/hostname)"
ip link set lo up
exec env -i container=other PATH=/usr/sbin:/usr/bin:/sbin:/bin \
  chroot . /lib/systemd/systemd --log-target=journal $arguments
