// What every client of a peer measures, in the same way: acknowledged actions, latencies, bytes, memory and processor time.
//
//     node client.js PORT PID-OF-THE-SERVER TABLES SECONDS
"use strict";

const fs = require("node:fs");

const WARM_UP_MS = 1000;
/** Tables that are opened at the same time. */
const AT_ONCE = 16;
/** Linux counts the time of processes in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Seconds of processor time that a process has used. */
function processorTime(pid) {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name, in brackets, may hold anything; the fields after it are numbers.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function residentBytes(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8"))[1]) * 1024;
}

async function openAll(tables) {
  const left = tables.slice();
  const worker = async () => {
    for (let table = left.pop(); table; table = left.pop()) await table.open();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** All tables act until the time is up; the latencies in milliseconds come back. */
async function play(tables, milliseconds) {
  const end = performance.now() + milliseconds;
  const latencies = [];
  const one = async (table) => {
    while (performance.now() < end) latencies.push(await table.act());
  };
  await Promise.all(tables.map(one));
  return latencies;
}

exports.run = async (makeTable) => {
  const [port, pid, count, seconds] = process.argv.slice(2).map(Number);
  const empty = residentBytes(pid);
  const tables = Array.from({ length: count }, () => makeTable(port));
  await openAll(tables);
  const memory = residentBytes(pid) - empty;
  await play(tables, WARM_UP_MS);

  const bytes = () => tables.reduce((sum, table) => sum + table.bytesReceived(), 0);
  const [bytesBefore, serverBefore, clientBefore, started] = [bytes(), processorTime(pid), processorTime(process.pid), performance.now()];
  const latencies = await play(tables, seconds * 1000);
  const passed = (performance.now() - started) / 1000;
  const [serverTime, clientTime] = [processorTime(pid) - serverBefore, processorTime(process.pid) - clientBefore];
  latencies.sort((a, b) => a - b);
  const part = (share) => latencies[Math.min(Math.floor(latencies.length * share), latencies.length - 1)];
  const report = {
    actions_per_second: latencies.length / passed,
    p50_ms: part(0.5),
    p99_ms: part(0.99),
    sent_bytes_per_action: (bytes() - bytesBefore) / latencies.length,
    memory_bytes_per_table: memory / count,
    server_cpu: serverTime / passed,
    client_cpu: clientTime / passed,
    server_cpu_ms_per_action: (serverTime * 1000) / latencies.length,
  };
  console.log(JSON.stringify(report));
  process.exit(0);
};
