"""Whether the files of deploy/ are what their readers take: Docker, Compose, Kubernetes, Prometheus, Grafana.

`cargo xtask test deploy` runs it with what requirements.txt lists. Nothing here needs Docker, a cluster or a network.
What these files name of the program (options, ports, metrics) is held to it by crates/cli/tests/deploy.
"""

import itertools
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import kubernetes_validate
import promql_parser
import yaml

HOUSE = Path(__file__).resolve().parents[2]
DEPLOY = HOUSE / "deploy"
OWN = Path(sys.executable).parent
# The oldest Kubernetes that is looked after anywhere, and the newest that is known here.
KUBERNETES = ("1.32", "1.37")
# What Prometheus and the exporter add to a metric's own labels.
GIVEN = {"job", "instance", "quantile", "__name__"}
ENDINGS = re.compile(r"_(sum|count|bucket)$")

wrong = []


def run(*command, **told):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, cwd=HOUSE, **told)
    if done.returncode:
        wrong.append(f"{Path(str(command[0])).name}: {(done.stdout + done.stderr).strip()}")


def manifests():
    for path in sorted((DEPLOY / "kubernetes").rglob("*.yaml")):
        for resource in yaml.safe_load_all(path.read_text()):
            # Only kustomize reads those; there is no schema of them here.
            if resource["kind"] != "Kustomization":
                yield path, resource


def kubernetes():
    for (path, resource), version in itertools.product(manifests(), KUBERNETES):
        try:
            kubernetes_validate.validate(resource, version, strict=True)
        except kubernetes_validate.ValidationError as error:
            wrong.append(f"{path.name}, Kubernetes {version}: {'.'.join(map(str, error.path))}: {error.message}")


def secured():
    """Whatever runs in a pod has no rights and nothing to write on but what is mounted."""
    for path, resource in manifests():
        pod = resource.get("spec", {}).get("template", {}).get("spec")
        if pod is None:
            continue
        for container in pod["containers"]:
            rights = container.get("securityContext", {})
            fine = (
                rights.get("readOnlyRootFilesystem")
                and rights.get("allowPrivilegeEscalation") is False
                and rights.get("capabilities", {}).get("drop") == ["ALL"]
                and pod["securityContext"].get("runAsNonRoot")
                and container["resources"]["limits"].get("memory")
            )
            if not fine:
                wrong.append(f"{path.name}: {container['name']} has more rights than it needs, or no limit")
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    for name, service in services.items():
        fine = (
            service.get("read_only")
            and service.get("cap_drop") == ["ALL"]
            and service.get("security_opt") == ["no-new-privileges:true"]
            and service["deploy"]["resources"]["limits"].get("memory")
            and service.get("restart")
        )
        if not fine:
            wrong.append(f"compose.yaml: {name} has more rights than it needs, or no limit")


def metrics():
    """What the sources count: the labels of each metric by its name."""
    found = {}
    call = re.compile(r'(?:counter|gauge|histogram)!\(\s*"(\w+)"((?:[^()]|\([^()]*\))*)\)')
    for path in HOUSE.glob("crates/*/src/**/*.rs"):
        for name, rest in call.findall(path.read_text()):
            found.setdefault(name, set()).update(re.findall(r'"(\w+)"\s*=>', rest))
    return found


def selectors(expression):
    """Every metric an expression looks at, with the names of the labels it chooses and groups by."""
    text = re.sub(r"\$__\w+", "5m", expression)
    try:
        promql_parser.parse(text)
    except ValueError as error:
        wrong.append(f"PromQL: {expression}: {error}")
        return
    groups = set(itertools.chain(*(re.findall(r"\w+", g) for g in re.findall(r"\b(?:by|without)\s*\(([^)]*)\)", text))))
    for name, chosen in re.findall(r"\b(reverie_\w+|up)\b(?:\{([^}]*)\})?", text):
        yield name, set(re.findall(r"(\w+)\s*(?:=~|!~|!=|=)", re.sub(r'"[^"]*"', '""', chosen))) | groups


def queries():
    dashboard = json.loads((DEPLOY / "watch/dashboard.json").read_text())
    for panel in dashboard["panels"]:
        for target in panel.get("targets", []):
            yield f"dashboard: {panel['title']}", target["expr"]
    for group in yaml.safe_load((DEPLOY / "watch/alerts.yaml").read_text())["groups"]:
        for rule in group["rules"]:
            yield f"alert: {rule['alert']}", rule["expr"]


def watched():
    known = metrics() | {"up": set()}
    if len(known) < 15:
        wrong.append(f"only {len(known)} metrics are found in the sources: has their form changed?")
    for where, expression in queries():
        for name, labels in selectors(expression):
            name = ENDINGS.sub("", name) if name not in known else name
            if name not in known:
                wrong.append(f"{where}: no source counts {name}")
            elif lacking := labels - known[name] - GIVEN:
                wrong.append(f"{where}: {name} has no label {', '.join(sorted(lacking))}")


def dashboard():
    panels = json.loads((DEPLOY / "watch/dashboard.json").read_text())["panels"]
    ids = [panel["id"] for panel in panels]
    if len(set(ids)) != len(ids):
        wrong.append("dashboard: two panels have one id")
    for one, other in itertools.combinations([panel["gridPos"] for panel in panels], 2):
        beside = one["x"] + one["w"] <= other["x"] or other["x"] + other["w"] <= one["x"]
        below = one["y"] + one["h"] <= other["y"] or other["y"] + other["h"] <= one["y"]
        if not (beside or below):
            wrong.append(f"dashboard: panels lie over each other at {one} and {other}")


def alerts():
    for group in yaml.safe_load((DEPLOY / "watch/alerts.yaml").read_text())["groups"]:
        for rule in group["rules"]:
            if rule["labels"].get("severity") not in ("page", "ticket"):
                wrong.append(f"alert {rule['alert']}: somebody is woken, or it waits for the morning")
            if not {"summary", "description"} <= rule["annotations"].keys():
                wrong.append(f"alert {rule['alert']}: says not what it is, or not what to do")


def bus():
    """NATS reads its own file, where it is installed; with a password as example.env wants one."""
    if nats := shutil.which("nats-server"):
        run(nats, "-t", "-c", DEPLOY / "nats.conf", env={"NATS_PASSWORD": "p5e8a9c"})


run(OWN / "hadolint", "--failure-threshold", "style", DEPLOY / "Dockerfile")
run(OWN / "yamllint", "--strict", "--config-file", DEPLOY / "checks/yamllint.yaml", DEPLOY, HOUSE / ".github")
run(OWN / "check-jsonschema", "--builtin-schema", "vendor.compose-spec", DEPLOY / "compose.yaml")
for check in (kubernetes, secured, watched, dashboard, alerts, bus):
    check()
for line in wrong:
    print(line, file=sys.stderr)
sys.exit(bool(wrong))
